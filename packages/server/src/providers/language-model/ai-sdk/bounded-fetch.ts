/** More than any reply that is asked for; what sends more is not read on. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;

/** The endpoint is the operator's; what it sends back is not trusted: no other address is followed, no endless body read. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_REPLY_BYTES) controller.error(new RangeError('too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: response.status, statusText: response.statusText, headers: response.headers });
};
