import { traditionalPlan } from '../../../../../shared/catalogue/duration-plan.ts';
import { formatCount } from '../../../lib/format.ts';
import { Group } from '../../../ui/group.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { LessonForm, LessonStepProps } from './lesson-draft.ts';
import { planOf } from './lesson-plan.ts';

const kinds = [
  { key: 'mcq', count: 'mcqCount', label: 'Multiple choice' },
  { key: 'short_answer', count: 'shortAnswerCount', label: 'Short answer' },
  { key: 'case_study', count: 'caseStudyCount', label: 'Case study' },
] as const;

/** What a kind gives, or would give when it is switched on. */
const noteOf = ({ lessonStyle, estimatedDuration }: LessonForm, count: (typeof kinds)[number]['count']): string => {
  const questions = traditionalPlan(lessonStyle, estimatedDuration).assessment[count];
  return questions === 0 ? 'None in a lesson of this length' : formatCount(questions, 'question');
};

export function AssessmentFields({ form, change }: LessonStepProps) {
  return (
    <Group label="Assessment" aside={`${formatCount(planOf(form).questions, 'question')} in all`}>
      <div className="grid gap-4 rounded-card border border-rule p-4 sm:p-5">
        {kinds.map(({ key, count, label }) => (
          <Switch
            key={key}
            label={label}
            description={noteOf(form, count)}
            checked={form.assessmentConfig[key]}
            onChange={(on) =>
              change(({ assessmentConfig }) => ({ assessmentConfig: { ...assessmentConfig, [key]: on } }))
            }
          />
        ))}
      </div>
    </Group>
  );
}
