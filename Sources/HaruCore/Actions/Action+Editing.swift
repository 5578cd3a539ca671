extension Action {
    /// The action as it may be written.
    ///
    /// - Parameter previous: what is stored, when an existing action is edited.
    /// - Throws: `.emptyName`, `.nameTooLong`, `.trackingTypeIsFixed`, or `.outOfRange` for a new
    ///   action without a way of tracking.
    public func checked(previous: Action? = nil) throws(DomainError) -> Action {
        var action = self
        action.name = try TextRules.name(name, limit: Action.nameLimit)
        if let previous {
            if previous.trackingType != trackingType { throw .trackingTypeIsFixed }
        } else if trackingType == nil {
            throw .outOfRange
        }
        return action
    }
}
