/** The cover's inks as sRGB, for files whose readers know neither our variables nor OKLCH. The site's tokens say the same. */
export const palette: Readonly<Record<string, string>> = {
  'cover-paper': '#f9f3e6',
  'cover-story-1': '#301338',
  'cover-story-2': '#672970',
  'cover-story-3': '#a050a3',
  'cover-story-4': '#d29ccc',
  'cover-story-5': '#eedaec',
  'cover-traditional-1': '#002a2d',
  'cover-traditional-2': '#005657',
  'cover-traditional-3': '#1e8887',
  'cover-traditional-4': '#7ec3be',
  'cover-traditional-5': '#d3eae8',
  'cover-anchor-1': '#2f1d0c',
  'cover-anchor-2': '#804810',
  'cover-anchor-3': '#c97f23',
  'cover-anchor-4': '#eab866',
  'cover-anchor-5': '#f4e7ca',
};
