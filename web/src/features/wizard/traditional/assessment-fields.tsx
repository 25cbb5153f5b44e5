import { traditionalPlan } from '../../../../../shared/catalogue/duration-plan.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { Group } from '../../../ui/form/group.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import type { LessonStepProps, TraditionalForm } from './lesson-draft.ts';
import { planOf } from './lesson-plan.ts';
import { wizardTraditionalTexts } from './texts.ts';

const kinds = [
  { key: 'mcq', count: 'mcqCount', label: wizardTraditionalTexts.kindChoice },
  { key: 'short_answer', count: 'shortAnswerCount', label: wizardTraditionalTexts.kindShort },
  { key: 'case_study', count: 'caseStudyCount', label: wizardTraditionalTexts.kindCase },
] as const;

/** The questions that a kind adds, or would add when switched on. */
const noteOf = (
  { lessonStyle, estimatedDuration }: TraditionalForm,
  count: (typeof kinds)[number]['count'],
): string => {
  const questions = traditionalPlan(lessonStyle, estimatedDuration).assessment[count];
  return questions === 0 ? wizardTraditionalTexts.kindNone : countTexts.questions(questions);
};

export function AssessmentFields({ form, change }: LessonStepProps) {
  return (
    <Group label={commonTexts.assessment} aside={wizardTraditionalTexts.questionTotal(planOf(form).questions)}>
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
