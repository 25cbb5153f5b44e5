import { Section } from '../../ui/layout/section.tsx';
import { writerTexts } from './texts.ts';
import { useMayChoose } from './use-writers.ts';
import { WriterList } from './writer-list.tsx';

/** In the settings: the choice of the writer for whoever may choose, nothing for others. */
export function WriterSection() {
  if (!useMayChoose()) return null;
  return (
    <Section anchor="writer" title={writerTexts.title}>
      <p className="my-4 text-15 text-quiet">{writerTexts.intro}</p>
      <WriterList />
    </Section>
  );
}
