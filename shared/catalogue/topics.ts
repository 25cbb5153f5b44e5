import { type Choice, slugify } from './choice.ts';

interface Topic extends Choice {
  readonly subtopics: readonly Choice[];
}

const topic = (label: string, ...subtopics: string[]): Topic => ({
  slug: slugify(label),
  label,
  subtopics: subtopics.map((subtopic) => ({ slug: slugify(subtopic), label: subtopic })),
});

export const topics: readonly Topic[] = [
  topic('Learning Habits', 'Spaced Repetition', 'Active Recall', 'Note-Taking Strategies', 'Focus & Flow'),
  topic(
    'Leadership',
    'Leading Teams',
    'Decision-Making Under Pressure',
    'Emotional Intelligence',
    'Conflict Management',
  ),
  topic('Communication', 'Storytelling', 'Persuasion', 'Giving & Receiving Feedback', 'Public Speaking'),
];
