/** What a recorder gets, and how it is let go of. */
export type Mixed = { stream: MediaStream; release(): void };

export type InterviewerSound = ReturnType<typeof createInterviewerSound>;

/**
 * The interviewer's words on their way into the recording: what plays them through the loudspeaker sends them here as
 * well, so that a recording holds questions and answers alike, and the microphone need not catch the loudspeaker.
 *
 * @param context of the page; null where it has none, or nothing is played
 */
export function createInterviewerSound(context: () => AudioContext | null) {
  let bus: GainNode | null = null;

  function busOf(audio: AudioContext): GainNode {
    if (bus?.context !== audio) bus = audio.createGain();
    return bus;
  }

  return {
    /** What plays the interviewer's words connects here next to the loudspeaker. */
    plays(node: AudioNode): void {
      const audio = context();
      if (audio !== null && node.context === audio) node.connect(busOf(audio));
    },
    /**
     * The devices' stream with those words in its sound. Null where there is nothing to mix, and where the page's sound
     * does not run: then the person would not be heard either.
     *
     * @param onLost the page's sound stands still, as in a telephone call: go on with the devices alone
     */
    mixedWith(devices: MediaStream, onLost: () => void): Mixed | null {
      const audio = context();
      if (audio === null || audio.state !== 'running' || devices.getAudioTracks().length === 0) return null;
      const output = audio.createMediaStreamDestination();
      const person = audio.createMediaStreamSource(devices);
      const interviewer = busOf(audio);
      person.connect(output);
      interviewer.connect(output);
      const watch = () => {
        if (audio.state !== 'running') onLost();
      };
      audio.addEventListener('statechange', watch);
      return {
        stream: new MediaStream([...devices.getVideoTracks(), ...output.stream.getAudioTracks()]),
        release() {
          audio.removeEventListener('statechange', watch);
          person.disconnect(output);
          interviewer.disconnect(output);
          for (const track of output.stream.getTracks()) track.stop();
        },
      };
    },
  };
}
