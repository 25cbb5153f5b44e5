import { Check, PenLine, X } from 'lucide-react';
import { commonTexts } from '../../texts/common.ts';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Evidence } from './evidence.tsx';
import { sampleEdition } from './sample-edition.ts';
import { landingTexts } from './texts.ts';

const option = 'flex min-h-11 items-center gap-2.5 rounded-control border px-3 py-1.5 text-14 leading-5 font-firm';
const ruled = 'mt-6 border-t border-ink pt-3';

function Checked() {
  const { text, wrong, right, about, evidence } = sampleEdition.question;
  return (
    <div className={ruled}>
      <p className="mb-3 font-serif text-16 leading-6 font-[560]">{text}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        <li className={`${option} border-current bg-wrong-wash text-wrong`}>
          <RichText
            text={`${wrong} {mark}`}
            parts={{ mark: <span className="sr-only">{landingTexts.markWrong}</span> }}
          />
          <X className="ml-auto" />
        </li>
        <li className={`${option} border-done-fill bg-done-wash text-done`}>
          <RichText
            text={`${right} {mark}`}
            parts={{ mark: <span className="sr-only">{landingTexts.markRight}</span> }}
          />
          <Check className="ml-auto" />
        </li>
      </ul>
      <p className="mt-3 mb-4 text-14 leading-5 text-quiet">{about}</p>
      <Evidence>{evidence}</Evidence>
    </div>
  );
}

/** A page of the edition that is made without a model: the words are the material's, what is around them is not. */
export function StudyEdition() {
  const { vignette, title, text, definition } = sampleEdition;
  const [before, term, after] = text;
  return (
    <>
      <p className="rounded-[3px] bg-sunk px-4 py-3.5 font-serif text-16 leading-[26px] text-quiet">{vignette}</p>
      <Heading level={4} className="mt-6 font-serif font-firm">
        {title}
      </Heading>
      <div className="mt-3 grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_132px]">
        <p className="font-serif text-17">
          {before}
          <b className="font-bold">{term}</b>
          {after}
        </p>
        <p className="border-l-2 border-rule-firm pl-3 text-13 leading-5 text-quiet">
          <b className="block font-bold text-ink">{term}</b>
          {definition}
        </p>
      </div>
      <div className={ruled}>
        <p className="flex items-center gap-2 text-14 font-bold text-mode">
          <PenLine />
          {commonTexts.recallKind}
        </p>
        <p className="mt-1 text-14 leading-5 text-quiet">{landingTexts.recallHow}</p>
      </div>
      <Checked />
    </>
  );
}
