import { phoneDigits } from '#domain/values/phone.ts';

/** Largest city of some area codes. */
const cityByAreaCode: Readonly<Record<string, string>> = {
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

/** Returns the city of a US phone number by its area code; '' if it is unknown. */
export function findCityOfPhone(phone: string): string {
  return cityByAreaCode[phoneDigits(phone).slice(-10, -7)] ?? '';
}
