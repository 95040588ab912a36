const WIDTH = 720;
const HEIGHT = 420;
const PLACE = { left: 64, right: 230, top: 40, bottom: 48 };
/** Colors of the engines. They are not the only distinction: each line ends with its label. */
const COLORS = ['#1d4ed8', '#c2410c', '#15803d', '#7e22ce', '#0f766e'];

/**
 * Plots values over the number of pages as SVG, with logarithmic axes: linear growth is a straight line with the slope
 * of the axes' diagonal.
 *
 * @param lines each with a label, the engine that determines its color, and points `[pages, value]`
 */
export function plot({ title, unit, lines }) {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map(([pages]) => pages),
    PLACE.left,
    WIDTH - PLACE.right,
  );
  const y = scale(
    points.map(([, value]) => value),
    HEIGHT - PLACE.bottom,
    PLACE.top,
  );
  const engines = [...new Set(lines.map(({ engine }) => engine))];
  const names = apart(lines.map(({ points }) => y.at(points.at(-1)[1])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${escapeText(`${title} (${unit}) by number of pages`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${PLACE.left}" y="22" font-size="15" font-weight="600">${escapeText(`${title}, ${unit}`)}</text>`,
    ...y.ticks.map((value) => gridLine(y.at(value), value)),
    ...[...new Set(points.map(([pages]) => pages))].map(
      (pages) =>
        `<text x="${x.at(pages)}" y="${HEIGHT - PLACE.bottom + 20}" text-anchor="middle">${pages.toLocaleString('en')}</text>`,
    ),
    `<text x="${(PLACE.left + WIDTH - PLACE.right) / 2}" y="${HEIGHT - 10}" text-anchor="middle">pages</text>`,
    ...lines.map((line, index) =>
      drawLine(line, {
        x,
        y,
        color: COLORS[engines.indexOf(line.engine) % COLORS.length],
        nameY: names[index],
      }),
    ),
    '</svg>',
    '',
  ].join('\n');
}

function gridLine(at, value) {
  return `<path d="M${PLACE.left} ${at}H${WIDTH - PLACE.right}" stroke="#ddd"/><text x="${PLACE.left - 8}" y="${at + 4}" text-anchor="end">${value}</text>`;
}

function drawLine({ label, isDashed, points }, { x, y, color, nameY }) {
  const places = points.map(([pages, value]) => [x.at(pages), y.at(value)]);
  const dash = isDashed ? ' stroke-dasharray="5 4"' : '';
  return [
    `<polyline points="${places.map((place) => place.join()).join(' ')}" fill="none" stroke="${color}" stroke-width="2"${dash}/>`,
    ...places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"/>`),
    `<text x="${places.at(-1)[0] + 10}" y="${nameY + 4}" fill="${color}">${escapeText(label)}</text>`,
  ].join('');
}

/** Creates a logarithmic axis that extends to the ticks just outside of the values. */
function scale(values, from, to) {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const ticks = ticksFor(least, most);
  const low = Math.log(Math.min(least, ticks[0]));
  const high = Math.log(Math.max(most, ticks.at(-1)));
  const at = (value) =>
    Math.round(
      (high === low ? (from + to) / 2 : from + ((Math.log(value) - low) / (high - low)) * (to - from)) * 10,
    ) / 10;
  return { at, ticks };
}

/** Returns the ticks (1, 2, 5, 10, …) around the values. */
function ticksFor(least, most) {
  const ticks = [];
  for (let power = 10 ** Math.floor(Math.log10(least)); power <= most * 10; power *= 10) {
    ticks.push(...[1, 2, 5].map((step) => Number((step * power).toPrecision(1))));
  }
  const first = ticks.findLastIndex((tick) => tick <= least);
  const last = ticks.findIndex((tick) => tick >= most);
  return ticks.slice(first, last + 1);
}

/** Returns vertical positions of labels, moved down where they would overlap. */
function apart(heights) {
  const moved = [...heights];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  for (const [place, index] of order.entries()) {
    if (place > 0) moved[index] = Math.max(moved[index], moved[order[place - 1]] + 15);
  }
  return moved;
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
