/// The few pictures of the app, drawn with the colour of the text around them.
enum Illustration {
    /// The mark: a sun that rises.
    static let mark: StaticString = """
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.2" \
        stroke-linecap="round" aria-hidden="true"><path d="M6 21.5a10 10 0 0 1 20 0" \
        fill="currentColor" fill-opacity=".16"/><path d="M3 26.2h26"/><path d="M16 3.5v3M6.1 \
        7.6l2 2.1M25.9 7.6l-2 2.1M2.8 16.8l2.7.7M29.2 16.8l-2.7.7"/></svg>
        """

    static let sunrise: StaticString = """
        <svg viewBox="0 0 132 96" fill="none" stroke="currentColor" stroke-width="2.5" \
        stroke-linecap="round" aria-hidden="true"><path d="M30 70a36 36 0 0 1 72 0z" \
        fill="currentColor" fill-opacity=".12" stroke="none"/><path d="M38 70a28 28 0 0 1 56 0"/>\
        <path d="M12 70h108M30 82h72M50 93h32"/><path d="M66 18v10M33.5 31.5l6.5 7M98.5 31.5l-6.5 \
        7M19 56l8.5 2.5M113 56l-8.5 2.5"/></svg>
        """

    static func onboarding(_ page: Int) -> StaticString {
        switch page {
        case 0:
            """
            <svg class="scene" viewBox="0 0 328 150"><rect class="p1" x="0" y="10" width="100" \
            height="130" rx="18"/><rect class="p2" x="114" y="10" width="100" height="130" rx="18"/>\
            <rect class="p3" x="228" y="10" width="100" height="130" rx="18"/><g class="ink"><path \
            d="M18 118h42M132 118h46M246 118h20"/><circle cx="34" cy="44" r="12"/><circle cx="148" \
            cy="44" r="12"/><circle cx="262" cy="44" r="12"/></g><circle class="spark" cx="192" \
            cy="32" r="7"/></svg>
            """
        case 1:
            """
            <svg class="scene" viewBox="0 0 328 150"><g class="track"><path d="M20 40h288M20 \
            80h288M20 120h288"/></g><g class="fill"><path d="M20 40h204M20 80h288M20 120h120"/></g>\
            <path class="flame" d="M300 100c6 7 12 12 12 20a12 12 0 0 1-24 0c0-8 6-13 12-20z"/></svg>
            """
        default:
            """
            <svg class="scene" viewBox="0 0 328 150"><g class="bars"><rect class="p1" x="24" y="60" \
            width="44" height="80" rx="8"/><rect class="p2" x="24" y="30" width="44" height="26" \
            rx="8"/><rect class="p1" x="92" y="84" width="44" height="56" rx="8"/><rect class="p3" \
            x="92" y="44" width="44" height="36" rx="8"/><rect class="p2" x="160" y="50" width="44" \
            height="90" rx="8"/><rect class="p1" x="228" y="100" width="44" height="40" rx="8"/>\
            <rect class="p3" x="228" y="20" width="44" height="76" rx="8"/></g></svg>
            """
        }
    }
}
