"""Turns solid glyphs into line drawings: the outline of each thick shape, in strokes of two pixels of
the 24 pixel grid, which is what the font's own outlined glyphs have. Then all strokes alike become a
little thinner and lose their corners, as in Haru's own drawings.

What is thin already stays as it is. Thin holes, such as the tick cut out of a solid cloud, are what
the solid drawing had in place of lines; they become lines themselves.
"""

import math

import pyclipper
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

UNITS = 512  # of the font's em, which is 24 pixels wide
PIXEL = UNITS / 24
STROKE = 2 * PIXEL
# Haru's strokes are 1.75 pixels wide: an eighth less on either side.
THINNER = PIXEL / 8
# The radius of corners, less than half a stroke.
ROUND = 0.55 * PIXEL
# Cores narrower than twice this would be slivers between strokes.
SLIVER = 0.6 * PIXEL
# Holes up to twice this wide are drawn as lines.
THIN = 1.35 * PIXEL
# Cores smaller than this, in square units, are not worth a hole.
SMALLEST = 2 * PIXEL ** 2

# Clipping works on whole numbers; a unit becomes this many.
SCALE = 64
# How far, in units, a curve may run beside the points it replaces.
TOLERANCE = 0.6
# A turn by more than this is a corner; smaller ones belong to a curve.
CORNER = math.radians(24)


# ── shapes: lists of closed polygons in scaled units ─────────────────────────────────────────────


def polygons(glyphs, name):
    """A glyph of the font with its curves as short lines."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    shape, points = [], []
    for command, arguments in pen.value:
        if command == "moveTo":
            points = [arguments[0]]
        elif command == "lineTo":
            points.append(arguments[0])
        elif command == "qCurveTo":
            controls, start = arguments[:-1], points[-1]
            for place, control in enumerate(controls):
                end = arguments[-1]
                if place + 1 < len(controls):
                    end = middle(control, controls[place + 1])
                points += [quadratic(start, control, end, step / 10) for step in range(1, 11)]
                start = end
        elif len(points) > 2:
            shape.append([(round(x * SCALE), round(y * SCALE)) for x, y in points])
    return combine(pyclipper.CT_UNION, shape, [])


def combine(operation, shape, other):
    if not shape and not other:
        return []
    clipper = pyclipper.Pyclipper()
    for paths, role in ((shape, pyclipper.PT_SUBJECT), (other, pyclipper.PT_CLIP)):
        if paths:
            clipper.AddPaths(paths, role, True)
    return clipper.Execute(operation, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)


def grown(shape, units):
    """A shape made larger on every side, or smaller by a negative number."""
    if not shape:
        return []
    offset = pyclipper.PyclipperOffset(2, SCALE * 0.15)
    offset.AddPaths(shape, pyclipper.JT_ROUND, pyclipper.ET_CLOSEDPOLYGON)
    return offset.Execute(units * SCALE)


def area(shape):
    return sum(pyclipper.Area(path) for path in shape) / SCALE ** 2


def pieces(shape):
    """Each connected piece: its outer polygon, and its holes with whether something lies in them."""
    clipper = pyclipper.Pyclipper()
    clipper.AddPaths(shape, pyclipper.PT_SUBJECT, True)
    tree = clipper.Execute2(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)
    found, waiting = [], list(tree.Childs)
    while waiting:
        piece = waiting.pop(0)
        found.append((piece.Contour, [(list(reversed(hole.Contour)), bool(hole.Childs))
                                      for hole in piece.Childs]))
        for hole in piece.Childs:
            waiting += hole.Childs
    return found


def lines(shape):
    """The line drawing of a shape."""
    drawing = []
    for outer, holes in pieces(shape):
        details = [hole for hole, holds in holes if not holds and not grown([hole], -THIN)]
        openings = [hole for hole, _ in holes if hole not in details]
        body = combine(pyclipper.CT_DIFFERENCE, [outer], openings)
        core = grown(grown(body, -STROKE - SLIVER), SLIVER)
        core = [path for path in core if area([path]) < 0 or area([path]) > 0.8 * SMALLEST]
        if area(core) < SMALLEST:
            drawing += combine(pyclipper.CT_DIFFERENCE, body, details)
        else:
            stroke = combine(pyclipper.CT_DIFFERENCE, body, core)
            drawing += combine(pyclipper.CT_UNION, stroke, details)
    return rounded(grown(combine(pyclipper.CT_UNION, drawing, []), -THINNER))


def rounded(shape):
    """The shape with its corners and the ends of its strokes rounded; finer strokes stay angular."""
    soft = grown(grown(shape, -ROUND), ROUND)
    fine = combine(pyclipper.CT_DIFFERENCE, shape, grown(soft, ROUND / 2))
    fine = [path for path in fine if area([path]) > 0.5 * PIXEL ** 2]
    return combine(pyclipper.CT_UNION, soft, combine(
        pyclipper.CT_INTERSECTION, shape, grown(fine, ROUND / 2)))


# ── back to curves ───────────────────────────────────────────────────────────────────────────────


def middle(a, b):
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def quadratic(a, control, b, t):
    return tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r
                 for p, q, r in zip(a, control, b))


def turn(before, here, after):
    """The change of direction at a point, without its sign."""
    change = (math.atan2(after[1] - here[1], after[0] - here[0])
              - math.atan2(here[1] - before[1], here[0] - before[0]))
    return abs((change + math.pi) % (2 * math.pi) - math.pi)


def distance(point, a, b):
    """From a point to the segment from a to b."""
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    t = 0 if length == 0 else max(0, min(1, ((point[0] - a[0]) * (b[0] - a[0])
                                              + (point[1] - a[1]) * (b[1] - a[1])) / length))
    return math.dist(point, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


def near(points, line, tolerance):
    """Whether all points are within the tolerance of the line."""
    return all(any(distance(point, a, b) < tolerance for a, b in zip(line, line[1:]))
               for point in points)


def crossing(a, towards_a, b, towards_b):
    """Where the tangents at both ends of a run meet; None if they do not meet between them."""
    ax, ay = towards_a[0] - a[0], towards_a[1] - a[1]
    bx, by = towards_b[0] - b[0], towards_b[1] - b[1]
    across = ax * by - ay * bx
    if abs(across) < 1e-6 * math.hypot(ax, ay) * math.hypot(bx, by):
        return None
    t = ((b[0] - a[0]) * by - (b[1] - a[1]) * bx) / across
    u = ((b[0] - a[0]) * ay - (b[1] - a[1]) * ax) / across
    return (a[0] + t * ax, a[1] + t * ay) if t > 0 and u > 0 else None


def segment(run):
    """The one segment that replaces a run of points, (end,) or (control, end); None if none does."""
    start, end = run[0], run[-1]
    if near(run[1:-1], [start, end], TOLERANCE / 2):
        return (end,)
    control = crossing(start, run[1], end, run[-2])
    if control:
        curve = [quadratic(start, control, end, step / 12) for step in range(13)]
        if near(run, curve, TOLERANCE) and near(curve, run, TOLERANCE):
            return (control, end)
    return None


def fitted(run):
    """A run of points without corners as segments, each about as long as can be."""
    segments, start = [], 0
    while start + 1 < len(run):
        # Two points always fit. Longer runs are tried in growing steps, then the last step is halved.
        fits, step = 2, 2
        while start + fits + step <= len(run) and segment(run[start:start + fits + step]):
            fits, step = fits + step, step * 2
        while step:
            if start + fits + step <= len(run) and segment(run[start:start + fits + step]):
                fits += step
            step //= 2
        segments.append(segment(run[start:start + fits]))
        start += fits - 1
    return segments


def glyph(shape):
    """The shape as a glyph of a TrueType font."""
    pen = TTGlyphPen(None)
    for path in shape:
        points = [(x / SCALE, y / SCALE) for x, y in path]
        # Points closer than a tenth of a unit have directions of chance.
        points = [point for place, point in enumerate(points)
                  if math.dist(point, points[place - 1]) > 0.1]
        if len(points) < 3:
            continue
        count = len(points)
        corners = [place for place in range(count)
                   if turn(points[place - 1], points[place], points[(place + 1) % count]) > CORNER]
        if len(corners) < 2:
            first = corners[0] if corners else 0
            corners = sorted({first, (first + count // 2) % count})
        pen.moveTo(points[corners[0]])
        for here, there in zip(corners, corners[1:] + [corners[0] + count]):
            for piece in fitted([points[place % count] for place in range(here, there + 1)]):
                if len(piece) == 1:
                    pen.lineTo(piece[0])
                else:
                    pen.qCurveTo(*piece)
        pen.closePath()
    drawn = pen.glyph()
    drawn.coordinates.toInt()
    return drawn
