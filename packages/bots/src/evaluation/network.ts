/* A network with one hidden layer, and a linear path beside it. The same network judges every side of a table. */

export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** All weights, one after another: of the hidden layer, its biases, of the outputs, of the path beside it, and the outputs' biases. */
export interface Network extends Shape {
  readonly weights: Float32Array;
  readonly layout: Layout;
}

/** Where each part of the weights begins; the first begins at 0. */
interface Layout {
  readonly hiddenBias: number;
  readonly out: number;
  readonly beside: number;
  readonly outBias: number;
  readonly size: number;
}

export function layoutOf({ inputs, hidden, outputs }: Shape): Layout {
  const hiddenBias = inputs * hidden;
  const out = hiddenBias + hidden;
  const beside = out + hidden * outputs;
  const outBias = beside + inputs * outputs;
  return { hiddenBias, out, beside, outBias, size: outBias + outputs };
}

export const networkOf = (shape: Shape, weights: Float32Array): Network => ({ ...shape, weights, layout: layoutOf(shape) });

/** Computes the outputs for one row of inputs, and the hidden layer on the way. Inputs that are 0 cost nothing. */
export function forward(network: Network, rows: Float32Array, at: number, hidden: Float32Array, outputs: Float32Array, to: number): void {
  const { inputs, hidden: width, outputs: heads, weights: w, layout } = network;
  for (let h = 0; h < width; h++) hidden[h] = w[layout.hiddenBias + h]!;
  for (let o = 0; o < heads; o++) outputs[to + o] = w[layout.outBias + o]!;
  for (let i = 0; i < inputs; i++) {
    const x = rows[at + i]!;
    if (x === 0) continue;
    const first = i * width;
    for (let h = 0; h < width; h++) hidden[h]! += x * w[first + h]!;
    const second = layout.beside + i * heads;
    for (let o = 0; o < heads; o++) outputs[to + o]! += x * w[second + o]!;
  }
  for (let h = 0; h < width; h++) {
    const y = hidden[h]!;
    if (y <= 0) {
      hidden[h] = 0;
      continue;
    }
    const first = layout.out + h * heads;
    for (let o = 0; o < heads; o++) outputs[to + o]! += y * w[first + o]!;
  }
}
