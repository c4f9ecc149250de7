/** Criteria about content that the app does not have, each with the code that would bring it. */
export const absentContent: Readonly<Record<string, { reason: string; code: RegExp }>> = {
  '1.2.1': { reason: 'No audio and no video', code: /<(audio|video)\b|new Audio\(/ },
  '1.2.2': { reason: 'No video', code: /<video\b/ },
  '1.2.3': { reason: 'No video', code: /<video\b/ },
  '1.2.4': { reason: 'No live media', code: /<(audio|video)\b|getUserMedia|RTCPeerConnection/ },
  '1.2.5': { reason: 'No video', code: /<video\b/ },
  '1.4.2': { reason: 'No sound', code: /<(audio|video)\b|new Audio\(|AudioContext/ },
  '2.5.4': { reason: 'Nothing reacts to moving the device', code: /devicemotion|deviceorientation/i },
};
