type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = async () => undefined;

/** Registers the source of the access token. */
export const tokenFrom = (next: TokenSource): void => {
  source = next;
};

/** The access token, or undefined when nobody is signed in. */
export const accessToken: TokenSource = () => source();
