import { quizTexts } from './texts.ts';

/** How the right option follows from its passages, where they do not say it. */
export function Reasoning({ line }: { line: string | undefined }) {
  if (!line) return null;
  return (
    <p dir="auto" className="mt-4 font-serif text-17 wrap-anywhere">
      <span className="font-semi">{quizTexts.follows}</span> {line}
    </p>
  );
}
