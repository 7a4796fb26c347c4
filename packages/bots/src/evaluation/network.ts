/* A network of one hidden layer with a linear path beside it, shared by all sides of a table. */

/** How large the parts of a network are. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** All weights, one after another: hidden weights and biases, output weights of the hidden layer, of the inputs, and biases. */
export interface Network extends Shape {
  readonly weights: Float32Array;
}

interface Layout {
  readonly hiddenBias: number;
  readonly out: number;
  readonly skip: number;
  readonly outBias: number;
  readonly size: number;
}

export function layoutOf({ inputs, hidden, outputs }: Shape): Layout {
  const hiddenBias = inputs * hidden;
  const out = hiddenBias + hidden;
  const skip = out + hidden * outputs;
  const outBias = skip + inputs * outputs;
  return { hiddenBias, out, skip, outBias, size: outBias + outputs };
}

/** Computes the outputs of one row of inputs; `hidden` receives the hidden layer. Rows are sparse: inputs that are 0 cost nothing. */
export function forward(network: Network, row: Float32Array, at: number, hidden: Float32Array, outputs: Float32Array, to: number): void {
  const { inputs, hidden: width, outputs: heads, weights: w } = network;
  const { hiddenBias, out, skip, outBias } = layoutOf(network);
  for (let h = 0; h < width; h++) hidden[h] = w[hiddenBias + h]!;
  for (let o = 0; o < heads; o++) outputs[to + o] = w[outBias + o]!;
  for (let i = 0; i < inputs; i++) {
    const x = row[at + i]!;
    if (x === 0) continue;
    const first = i * width;
    for (let h = 0; h < width; h++) hidden[h]! += x * w[first + h]!;
    const second = skip + i * heads;
    for (let o = 0; o < heads; o++) outputs[to + o]! += x * w[second + o]!;
  }
  for (let h = 0; h < width; h++) {
    const y = hidden[h]!;
    if (y <= 0) {
      hidden[h] = 0;
      continue;
    }
    const first = out + h * heads;
    for (let o = 0; o < heads; o++) outputs[to + o]! += y * w[first + o]!;
  }
}
