import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { cx } from '../../ui/cx.ts';
import { ModeDot } from '../shell/mode-dot.tsx';
import { Evidence } from './evidence.tsx';
import { evidence, sampleVersions } from './sample-versions.ts';
import { landingTexts } from './texts.ts';

const FIRST: Mode = 'custom';

/** Visible while its mode is chosen. Class names are written out in full, so that Tailwind finds them. */
const whileChosen: Record<Mode, string> = {
  traditional: 'hidden group-has-[[value=traditional]:checked]/sample:block',
  custom: 'hidden group-has-[[value=custom]:checked]/sample:block',
  anchor: 'hidden group-has-[[value=anchor]:checked]/sample:block',
};

export function ModeChoice() {
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3 text-14 text-quiet sm:mb-6">
      <fieldset className="inline-flex gap-0.5 rounded-[8px] bg-sunk p-[3px]">
        <legend className="sr-only">{landingTexts.modeLegend}</legend>
        {sampleVersions.map(({ mode, label }) => (
          <label
            key={mode}
            className="relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-14 font-firm hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--rule)] has-focus-visible:outline-2 has-focus-visible:outline-mode-fill sm:px-3"
          >
            <input type="radio" name="telling" value={mode} defaultChecked={mode === FIRST} className="sr-only" />
            <ModeDot mode={mode} />
            {label}
          </label>
        ))}
      </fieldset>
      {sampleVersions.map(({ mode, place }) => (
        <span key={mode} className={whileChosen[mode]}>
          {place}
        </span>
      ))}
    </div>
  );
}

export function SampleText() {
  return sampleVersions.map(({ mode, title, text: [before, quoted, after] }) => (
    <div key={mode} data-mode={mode} className={cx(whileChosen[mode])}>
      <h2 className="mb-4 text-[26px] leading-[1.15] sm:text-28">{title}</h2>
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_184px]">
        <p className="font-serif text-17 md:min-h-[168px]">
          {before}
          <mark>{quoted}</mark>
          {after}
        </p>
        <Evidence>{evidence}</Evidence>
      </div>
    </div>
  ));
}
