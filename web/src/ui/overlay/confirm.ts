export interface Confirmation {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** Label of the confirming button. */
  action: string;
  cancel?: string;
  danger?: boolean;
}

type Ask = (question: Confirmation) => Promise<boolean>;

let answerer: Ask | undefined;
/** Requests made before a host is mounted; the first host shows them. */
let early: ((ask: Ask) => void) | undefined;

/** Registers the host; returns the function that unregisters it. */
export const answerWith = (ask: Ask): (() => void) => {
  answerer = ask;
  early?.(ask);
  early = undefined;
  return () => {
    if (answerer === ask) answerer = undefined;
  };
};

/** Asks in a dialog; resolves to true when the user confirms. */
export const confirm: Ask = (question) =>
  answerer?.(question) ??
  new Promise((settle) => {
    early?.(() => Promise.resolve(false));
    early = (ask) => void ask(question).then(settle);
  });
