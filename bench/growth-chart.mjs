// The chart of growth: one small panel per operation, a line per build, both axes logarithmic.

/** @typedef {import('./report.mjs').Growth} Growth */

const COLUMNS = 3;
const PANEL = { width: 250, height: 150 };
const PLOT = { left: 46, right: 16, top: 34, bottom: 26 };
const LEGEND = 34;

/**
 * @param {readonly Growth[]} growth
 * @returns {string} an SVG that is legible on light and dark backgrounds
 */
export function growthChart(growth) {
  const operations = [...new Set(growth.map(({ operation }) => operation))];
  const builds = [...new Set(growth.map(({ build }) => build))];
  const milliseconds = growth.flatMap(({ points }) => points.map(([, value]) => value));
  const bookings = [...new Set(growth.flatMap(({ points }) => points.map(([count]) => count)))].sort(
    (a, b) => a - b,
  );
  const decades = [
    Math.floor(Math.log10(Math.min(...milliseconds, 10))),
    Math.ceil(Math.log10(Math.max(...milliseconds, 1000))),
  ];
  const [low = 0, high = 1] = decades;
  const width = COLUMNS * PANEL.width;
  const height = Math.ceil(operations.length / COLUMNS) * PANEL.height + LEGEND;
  const x = (/** @type {number} */ count) =>
    PLOT.left +
    ((Math.log10(count) - Math.log10(bookings[0] ?? 1)) /
      Math.max(1, Math.log10((bookings.at(-1) ?? 10) / (bookings[0] ?? 1)))) *
      (PANEL.width - PLOT.left - PLOT.right);
  const y = (/** @type {number} */ value) =>
    PLOT.top + ((high - Math.log10(value)) / (high - low)) * (PANEL.height - PLOT.top - PLOT.bottom);
  const grid = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));

  const panels = operations.map((operation, index) => {
    const place = `${(index % COLUMNS) * PANEL.width} ${Math.floor(index / COLUMNS) * PANEL.height}`;
    const lines = growth.filter((one) => one.operation === operation);
    return [
      `<g transform="translate(${place})">`,
      `<text class="title" x="${PLOT.left}" y="20">${escaped(operation)}</text>`,
      ...grid.flatMap((value) => [
        `<line class="grid" x1="${PLOT.left}" x2="${PANEL.width - PLOT.right}" y1="${round(y(value))}" y2="${round(y(value))}"/>`,
        `<text x="${PLOT.left - 6}" y="${round(y(value) + 4)}" text-anchor="end">${value >= 1000 ? `${value / 1000} s` : `${value} ms`}</text>`,
      ]),
      ...bookings.map(
        (count) =>
          `<text x="${round(x(count))}" y="${PANEL.height - 8}" text-anchor="middle">${shortCount(count)}</text>`,
      ),
      ...lines.map(({ build, points }) => {
        const path = points.map(([count, value]) => `${round(x(count))},${round(y(value))}`);
        const told = points
          .map(([count, value]) => `${shortCount(count)}: ${value.toFixed(value < 10 ? 1 : 0)} ms`)
          .join(', ');
        return `<g class="build${builds.indexOf(build)}"><title>${escaped(`${build}: ${told}`)}</title><polyline points="${path.join(' ')}"/>${path
          .map((point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3"/>`)
          .join('')}</g>`;
      }),
      '</g>',
    ].join('\n');
  });
  const legend = builds.map((build, index) => {
    const at = PLOT.left + index * 220;
    return `<g class="build${index}"><polyline points="${at},${height - 16} ${at + 24},${height - 16}"/></g><text x="${at + 32}" y="${height - 12}">${escaped(build)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    '<title id="title">Median time of each operation with 10,000, 100,000 and 1,000,000 bookings, on SQLite</title>',
    '<style>',
    // Colours with contrast against both white and black: an embedded image cannot detect the page's theme.
    'text { font: 11px system-ui, sans-serif; fill: #7d8590; } .title { font-size: 12px; font-weight: 600; }',
    '.grid { stroke: #7d8590; stroke-opacity: 0.3; } polyline { fill: none; stroke-width: 2; }',
    '.build0 { stroke: #2f81f7; fill: #2f81f7; } .build1 { stroke: #c4722b; fill: #c4722b; stroke-dasharray: 5 3; }',
    '</style>',
    ...panels,
    ...legend,
    '</svg>',
    '',
  ].join('\n');
}

/** @param {number} value */
const round = (value) => Number(value.toFixed(1));

/** @param {number} count */
const shortCount = (count) => (count >= 1_000_000 ? `${count / 1_000_000}M` : `${count / 1000}k`);

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
