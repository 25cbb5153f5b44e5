/** Whether an address is one of this site's: the payment provider sends people only back to where they came from. */
export const isOwnUrl = (address: string, origin: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.origin === new URL(origin).origin && url.username === '' && url.password === '';
};
