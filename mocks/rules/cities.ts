import { phoneDigits } from '#domain/values/phone.ts';

/** The largest city of some area codes: enough to show what a look-up by phone can know. */
const cities: Readonly<Record<string, string>> = {
  206: 'Seattle',
  212: 'New York',
  213: 'Los Angeles',
  303: 'Denver',
  305: 'Miami',
  312: 'Chicago',
  404: 'Atlanta',
  415: 'San Francisco',
  503: 'Portland',
  602: 'Phoenix',
  617: 'Boston',
  702: 'Las Vegas',
};

/** The city of a US number, by its area code; '' where it is not known. */
export function cityOfPhone(phone: string): string {
  return cities[phoneDigits(phone).slice(-10, -7)] ?? '';
}
