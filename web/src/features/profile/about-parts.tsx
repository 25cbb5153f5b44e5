import { Chip } from '../../ui/chip.tsx';
import { Fact, Section } from '../../ui/section.tsx';

const NOTHING = <span className="text-quiet">Not said yet</span>;

/** As it was typed, with its lines. */
function Told({ text }: { text: string | null }) {
  return text === null ? NOTHING : <span className="whitespace-pre-line">{text}</span>;
}

interface About {
  readonly bio: string | null;
  readonly location: string | null;
}
export function AboutPart({ bio, location }: About) {
  return (
    <Section title="About">
      <dl>
        <Fact label="Bio">
          <Told text={bio} />
        </Fact>
        <Fact label="Location">
          <Told text={location} />
        </Fact>
      </dl>
    </Section>
  );
}

interface Journey {
  readonly current_studies: string | null;
  readonly learning_goals: string | null;
  readonly interests: readonly string[];
}
export function JourneyPart({ current_studies, learning_goals, interests }: Journey) {
  return (
    <Section title="Learning Journey">
      <dl>
        <Fact label="Current studies">
          <Told text={current_studies} />
        </Fact>
        <Fact label="Learning goals">
          <Told text={learning_goals} />
        </Fact>
        <Fact label="Interests">
          {interests.length === 0 ? (
            NOTHING
          ) : (
            <ul className="flex flex-wrap gap-2">
              {interests.map((interest) => (
                <li key={interest}>
                  <Chip>{interest}</Chip>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
    </Section>
  );
}
