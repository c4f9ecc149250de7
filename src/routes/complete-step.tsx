import { createFileRoute } from '@tanstack/react-router';
import { CompleteStep } from '#features/accounts/links/complete-step.tsx';

export const Route = createFileRoute('/complete-step')({ component: CompleteStep });
