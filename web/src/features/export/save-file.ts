/** Lets the browser fetch an address as a download. */
export const saveFrom = (url: string, name?: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
};

/** Saves what an endpoint answered in its body. */
export const saveFile = ({ name, type, base64 }: { name: string; type: string; base64: string }): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  saveFrom(url, name);
  // The download has begun by the next turn
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
