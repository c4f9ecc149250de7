const backgroundColors = ['#cfe3d6', '#e6dcc8', '#d3deea', '#ead6d2', '#ddd6ea'];
const skinColors = ['#f1c9a5', '#c68f66', '#8d5a3c', '#e0ac80', '#6b4430'];
const hairColors = ['#2f2a28', '#6b4a2f', '#a9793f', '#b9b4ac', '#4a3b57'];

const pickColor = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Returns a small portrait as an SVG data URL, in place of a photograph. */
export function buildPortrait(index: number): string {
  // The factors let all three colors change from one portrait to the next; five differ in all.
  const [background, skin, hair] = [
    pickColor(backgroundColors, index),
    pickColor(skinColors, index * 3 + 1),
    pickColor(hairColors, index * 2),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${background}" d="M0 0h64v64H0z"/><path fill="${hair}" d="M17 30a15 17 0 0 1 30 0v10H17z"/><circle cx="32" cy="30" r="12" fill="${skin}"/><path fill="${hair}" d="M20 28c2-9 9-11 13-11s10 3 11 11c-7-1-10-3-13-6-2 3-6 5-11 6z"/><path fill="#4d6a5c" d="M10 64c1-14 11-19 22-19s21 5 22 19z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
