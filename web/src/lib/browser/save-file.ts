/** Downloads the file at an address. */
export const saveFrom = (url: string, name?: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
};

/** Saves a response body as a file. */
export const saveFile = ({ name, type, base64 }: { name: string; type: string; base64: string }): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  saveFrom(url, name);
  // The browser has started the download by the next task
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
