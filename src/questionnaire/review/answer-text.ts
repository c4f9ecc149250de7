import { formatMonth } from '#domain/questions/month.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type { LookupAnswer, MonthAnswer, Question } from '#domain/questions/question.ts';
import { sliderText } from '#domain/questions/slider.ts';
import { formatPhone } from '#domain/values/format-phone.ts';

/** Returns a non-blank answer as one text; null for the kinds that are rendered as a list. */
export function answerText(question: Question, answer: unknown): string | null {
  switch (question.kind) {
    case 'phone':
      return formatPhone(String(answer));
    case 'number':
      return question.unit ? `${answer} ${question.unit}` : String(answer);
    case 'choice':
      return optionLabel(question.options, String(answer));
    case 'yesNo':
    case 'toggle':
      return answer === true ? 'Yes' : 'No';
    case 'lookup': {
      const { item, text } = answer as LookupAnswer;
      return item?.name ?? text;
    }
    case 'text':
    case 'date':
      return String(answer);
    case 'month':
      return formatMonth(answer as MonthAnswer, question.display);
    case 'slider':
      return sliderText(question, answer as number | null);
    default:
      return null;
  }
}
