import type { ComponentType, ReactNode } from 'react';
import { isOpen, type OpenKind, type Question } from '../../../../../shared/model/learning/question.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { withoutTitle } from '../../../../../shared/model/session/without-title.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { hasMath } from '../../../../../shared/model/text/has-math.ts';
import Prose, { type ProseProps } from '../prose/prose.tsx';
import { LikenessCard } from '../scenes/likeness-card.tsx';
import { viewerTexts } from '../texts.ts';
import { PrintedAnswers, PrintedExercises } from './printed-exercises.tsx';
import './printed-lesson.css';

export interface PrintedLessonProps {
  session: Session;
  scenes: readonly Scene[];
  cover: ReactNode;
  /** Prose with formulas; undefined for a lesson without any. */
  MathProse?: ComponentType<ProseProps> | undefined;
}

const letter = (option: number): string => String.fromCharCode(65 + option);

/** Space for a handwritten answer. */
const WRITING_LINES: Record<OpenKind, number> = { short_answer: 6, case_study: 10 };

/** A question to be answered by hand: its options, or lines to write on. */
function Asked({ question }: { question: Question }) {
  return (
    <li dir="auto">
      {isOpen(question) && question.scenario && <p>{question.scenario}</p>}
      <p className="question">{question.question}</p>
      {isOpen(question) ? (
        Array.from({ length: WRITING_LINES[question.kind] }, (_, line) => <div key={letter(line)} className="line" />)
      ) : (
        <ol className="options">
          {question.options.map((option, at) => (
            <li key={letter(at)} dir="auto">
              {letter(at)}) {option}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Part({
  scene,
  language,
  MathProse,
}: { scene: Scene; language: string | undefined } & Pick<PrintedLessonProps, 'MathProse'>) {
  const content = withoutTitle(scene.content ?? '', scene.title);
  const Text = MathProse && hasMath(content) ? MathProse : Prose;
  return (
    <section dir={directionOf(scene.content ?? scene.title)}>
      <h2 dir="auto">{scene.title}</h2>
      {scene.vignette && (
        <p className="vignette" dir="auto">
          {scene.vignette}
        </p>
      )}
      {content && <Text content={content} sources={[]} terms={[]} language={language} />}
      {scene.likeness && <LikenessCard likeness={scene.likeness} />}
      <PrintedExercises activities={scene.activities} MathProse={MathProse} />
      {scene.quiz && (
        <ol className="questions">
          {scene.quiz.questions.map((question) => (
            <Asked key={question.id} question={question} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The terms without duplicates, in the order in which the scenes use them. */
function Terms({ scenes }: Pick<PrintedLessonProps, 'scenes'>) {
  const all = scenes.flatMap(({ terms }) => terms);
  const terms = [...Map.groupBy(all, ({ term }) => term).values()].flatMap(([first]) => first ?? []);
  if (terms.length === 0) return null;
  return (
    <section dir={directionOf(terms.map(({ definition }) => definition).join(' '))}>
      <h2>{viewerTexts.termsHeading}</h2>
      <ul className="terms">
        {terms.map(({ term, definition }) => (
          <li key={term} dir="auto">
            <b>{term}:</b> {definition}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole lesson for printing: a front page with cover and contents, then every scene. */
export default function PrintedLesson({ session, scenes, cover, MathProse }: PrintedLessonProps) {
  return (
    <div className="paper" lang={session.language}>
      <div className="front" dir={directionOf(session.title)}>
        {cover}
        <h1>{session.title}</h1>
        {session.description && <p dir="auto">{session.description}</p>}
        <ol>
          {scenes.map(({ id, title }) => (
            <li key={id} dir="auto">
              {title}
            </li>
          ))}
        </ol>
      </div>
      {scenes.map((scene) => (
        <Part key={scene.id} scene={scene} language={session.language} MathProse={MathProse} />
      ))}
      <Terms scenes={scenes} />
      <PrintedAnswers scenes={scenes} MathProse={MathProse} />
    </div>
  );
}
