// Written by script/brand from Web/brand/mark.svg; edit that.
// swift-format-ignore-file

/// Haru's mark, a sun rising out of a ring of twelve ticks.
public enum Brand {
    /// An `svg` element that takes its colours from the theme's `--primary` and `--accent`, and its
    /// size from the class `mark`.
    public static let mark: StaticString = """
        <svg class="mark" viewBox="0 0 512 512" aria-hidden="true">\
        <g fill="none" stroke="var(--primary)" stroke-width="28" stroke-linecap="round">\
        <path d="M256.0 84.0L256.0 52.0M342.0 107.0L358.0 79.3M405.0 170.0L432.7 154.0 M428.0 256.0L460.0 256.0M405.0 342.0L432.7 358.0M342.0 405.0L358.0 432.7 M256.0 428.0L256.0 460.0M170.0 405.0L154.0 432.7M107.0 342.0L79.3 358.0 M84.0 256.0L52.0 256.0M107.0 170.0L79.3 154.0M170.0 107.0L154.0 79.3"/>\
        </g>\
        <g fill="var(--accent)" stroke="var(--accent)" stroke-linecap="round" stroke-linejoin="round">\
        <path d="M144 270A112 112 0 0 1 368 270Z" stroke-width="12"/>\
        <path d="M178 314H334" stroke-width="20" opacity=".62"/>\
        <path d="M213 354H299" stroke-width="20" opacity=".36"/>\
        </g>\
        </svg>
        """
}
