import { Dumbbell } from 'lucide-react';
import { quizTexts } from '../../texts/quiz.ts';
import { Badge } from '../../ui/badge.tsx';

/** On a question that does not count. */
export function PracticeBadge({ className }: { className?: string }) {
  return (
    <Badge icon={<Dumbbell />} className={className ?? ''}>
      {quizTexts.practiceDoesNotCount}
    </Badge>
  );
}
