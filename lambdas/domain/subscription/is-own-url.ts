/** Whether a URL belongs to this site: the payment provider may redirect users only back to it. */
export const isOwnUrl = (address: string, origin: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.origin === new URL(origin).origin && url.username === '' && url.password === '';
};
