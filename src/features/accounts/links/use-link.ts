import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { verifyCode } from '#api/endpoints/accounts/account-links.ts';
import { endpointQuery } from '#api/query.ts';

/**
 * Checks on each mount of a page whether its link is valid. An invalid link leads to /expiredlink
 * (accounts §4.3, §8). Other errors say nothing about the link, so the check can be retried.
 */
export function useLink(code: string) {
  const link = useQuery({
    ...endpointQuery(verifyCode, { body: { code } }),
    // No cache beyond this page: the link may be used up in the meantime.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const navigate = useNavigate();
  const isRefused = link.error?.status === 400;
  useEffect(() => {
    if (isRefused) void navigate({ to: '/expiredlink', replace: true });
  }, [isRefused, navigate]);
  return { ...link, isRefused };
}
