// Runs before the first paint, so that a chosen theme never flashes the other one. src/lib/theme.ts writes the choice.
try {
  const theme = localStorage.getItem('fabula.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    // The browser's own bars wear the same
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  }
} catch {
  // Storage is switched off: the system decides
}
