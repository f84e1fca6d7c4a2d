/** Words of the page viewer. */
export const pageViewerWords = {
  group: 'Page',
  toolbar: 'Page and zoom',
  frame: (pageNo: number) => `Page ${pageNo}`,
  picture: (pageNo: number) => `Picture of page ${pageNo}`,
  crop: (label: string, pageNo: number) => `${label}, from page ${pageNo}`,
  /** Documents inside a file begin anywhere in it; sources name the file's page. */
  place: (pageNo: number, at: number, of: number) =>
    pageNo === at ? `${at} of ${of}` : `Page ${pageNo} · ${at} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit width',
  loading: 'Loading the page…',
  draw: 'Draw a box: drag over the page, or press Enter and use the arrow keys. Shift and arrow keys resize it; Delete removes it.',
  fields: {
    legend: 'Box position in percent of the page',
    x: 'From the left',
    y: 'From the top',
    w: 'Width',
    h: 'Height',
  },
} as const;
