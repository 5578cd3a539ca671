extension Tag {
    /// The tag as it may be written. Names need not be unique.
    ///
    /// - Throws: `.emptyName`, `.nameTooLong`, `.invalidColor`.
    public func checked() throws(DomainError) -> Tag {
        var tag = self
        tag.name = try TextRules.name(name, limit: Tag.nameLimit)
        tag.colorHex = try Palette.color(colorHex)
        return tag
    }
}
