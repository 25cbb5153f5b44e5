type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** Whoever knows the signed-in user hands over where the access token comes from. */
export const tokenFrom = (next: TokenSource): void => {
  source = next;
};

/** The access token, or undefined for a visitor. */
export const accessToken: TokenSource = () => source();
