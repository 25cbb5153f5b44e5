export interface Question {
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  /** On the button that does it. */
  action: string;
  cancel?: string;
  danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

let answerer: Ask | undefined;

/** The host on the page registers itself here; returns how to take it back. */
export const answerWith = (ask: Ask): (() => void) => {
  answerer = ask;
  return () => {
    if (answerer === ask) answerer = undefined;
  };
};

/** Asks in a dialog; true when the person agrees. Without a host on the page nothing is agreed to. */
export const confirm: Ask = (question) => answerer?.(question) ?? Promise.resolve(false);
