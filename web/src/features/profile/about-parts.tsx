import type { ReactNode } from 'react';
import { Chip } from '../../ui/display/chip.tsx';
import { Fact, Section } from '../../ui/layout/section.tsx';
import { profileTexts } from './texts.ts';

const NOTHING = <span className="text-quiet">{profileTexts.unsaid}</span>;

interface ShownParts {
  readonly label: string;
  readonly said: ReactNode | null;
}
interface PartProps {
  title: string;
  /** As others see it: empty fields are left out, and so is the part when all are empty. */
  brief: boolean;
  facts: readonly ShownParts[];
}

function Part({ title, brief, facts }: PartProps) {
  const shown = brief ? facts.filter(({ said }) => said !== null) : facts;
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <dl>
        {shown.map(({ label, said }) => (
          <Fact key={label} label={label}>
            {said ?? NOTHING}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

/** With the line breaks that were typed. */
const told = (text: string | null): ReactNode | null =>
  text === null ? null : <span className="whitespace-pre-line">{text}</span>;

interface About {
  readonly bio: string | null;
  readonly location: string | null;
  readonly brief?: boolean;
}
export function AboutPart({ bio, location, brief = false }: About) {
  const facts = [
    { label: profileTexts.bio, said: told(bio) },
    { label: profileTexts.location, said: told(location) },
  ];
  return <Part title={profileTexts.aboutTitle} brief={brief} facts={facts} />;
}

const chips = (interests: readonly string[]): ReactNode | null =>
  interests.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2">
      {interests.map((interest) => (
        <li key={interest}>
          <Chip>{interest}</Chip>
        </li>
      ))}
    </ul>
  );

interface Journey {
  readonly current_studies: string | null;
  readonly learning_goals: string | null;
  readonly interests: readonly string[];
  readonly brief?: boolean;
}
export function JourneyPart({ current_studies, learning_goals, interests, brief = false }: Journey) {
  const facts = [
    { label: profileTexts.studies, said: told(current_studies) },
    { label: profileTexts.goals, said: told(learning_goals) },
    { label: profileTexts.interests, said: chips(interests) },
  ];
  return <Part title={profileTexts.learningTitle} brief={brief} facts={facts} />;
}
