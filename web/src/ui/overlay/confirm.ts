export interface Confirmation {
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  /** On the button that does it. */
  action: string;
  cancel?: string;
  danger?: boolean;
}

type Ask = (question: Confirmation) => Promise<boolean>;

let answerer: Ask | undefined;
/** Asked before a host was on the page: the first one that comes asks it. */
let early: ((ask: Ask) => void) | undefined;

/** The host on the page registers itself here; returns how to take it back. */
export const answerWith = (ask: Ask): (() => void) => {
  answerer = ask;
  early?.(ask);
  early = undefined;
  return () => {
    if (answerer === ask) answerer = undefined;
  };
};

/** Asks in a dialog; true when the person agrees. */
export const confirm: Ask = (question) =>
  answerer?.(question) ??
  new Promise((settle) => {
    early?.(() => Promise.resolve(false));
    early = (ask) => void ask(question).then(settle);
  });
