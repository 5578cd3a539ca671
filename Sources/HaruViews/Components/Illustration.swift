/// The few pictures of the app, drawn with the colour of the text around them.
enum Illustration {
    static let sunrise: StaticString = """
        <svg viewBox="0 0 132 96" fill="none" stroke="currentColor" stroke-width="2.5" \
        stroke-linecap="round" aria-hidden="true"><path d="M30 70a36 36 0 0 1 72 0z" \
        fill="currentColor" fill-opacity=".12" stroke="none"/><path d="M38 70a28 28 0 0 1 56 0"/>\
        <path d="M12 70h108M30 82h72M50 93h32"/><path d="M66 18v10M33.5 31.5l6.5 7M98.5 31.5l-6.5 \
        7M19 56l8.5 2.5M113 56l-8.5 2.5"/></svg>
        """
}
