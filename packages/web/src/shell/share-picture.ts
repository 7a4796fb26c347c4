import type { Language } from '@fathom/kernel';
import { seatShapes } from './Seats.tsx';

/** What the picture of a result shows. */
export interface ResultPicture {
  readonly title: string;
  readonly headline: string;
  readonly how: string;
  readonly language: Language;
  /** The names of the parts of a score, in the order of the sides' parts. */
  readonly parts: readonly string[];
  readonly sides: readonly PicturedSide[];
}

interface PicturedSide {
  readonly name: string;
  readonly total: number;
  readonly isWinner: boolean;
  readonly parts: readonly number[];
  /** The address of the card on its tower. */
  readonly picture: string | null;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The picture has its own colours, whatever theme the page has: those of the seats, and of the parts of a tower from its base up. */
const seats = ['#5fe3d3', '#ffb454', '#c792ea', '#8bd17c', '#f58fb0', '#8fb4ff'];
const stones = ['#3f4a57', '#6d6552', '#9a7426', '#7a2e3a', '#35606a', '#544a78'];

const GROUND = 520;
const TALLEST = 190;
const CARD = { width: 84, height: 120 };

/** Draws the result: a tower for each side, its card on top, its name below. */
export async function drawResult(canvas: HTMLCanvasElement, result: ResultPicture, date: Date): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const [pictures] = await Promise.all([Promise.all(result.sides.map(({ picture }) => loadPicture(picture))), loadFonts(result)]);
  drawPlace(pen);
  write(pen, result.headline, { x: WIDTH / 2, y: 82, size: 62, font: 'display', color: '#fff3da', most: WIDTH - 80 });
  write(pen, result.how, { x: WIDTH / 2, y: 122, size: 25, color: '#d8e6e8', most: WIDTH - 80 });
  const space = Math.min(260, (WIDTH - 120) / result.sides.length);
  const first = (WIDTH - space * result.sides.length) / 2 + space / 2;
  const tallest = Math.max(1, ...result.sides.map(({ total }) => total));
  result.sides.forEach((side, i) =>
    drawTower(pen, side, i, { x: first + i * space, width: Math.min(150, space - 24), tallest }, pictures[i] ?? null),
  );
  const day = new Intl.DateTimeFormat(result.language, { dateStyle: 'long' }).format(date);
  write(pen, result.title, { x: 48, y: HEIGHT - 22, size: 26, font: 'display', color: '#f3ede0', align: 'left' });
  write(pen, `Fathom · ${day}`, { x: WIDTH - 48, y: HEIGHT - 22, size: 20, color: '#a9bfca', align: 'right' });
}

interface Spot {
  readonly x: number;
  readonly width: number;
  /** The most points of any side. */
  readonly tallest: number;
}

function drawTower(
  pen: CanvasRenderingContext2D,
  side: PicturedSide,
  seat: number,
  { x, width, tallest }: Spot,
  picture: HTMLImageElement | null,
): void {
  const gained = side.parts.reduce((sum, points) => sum + Math.max(0, points), 0);
  /** Lost points shorten all parts alike, so that heights follow totals. */
  const unit = gained === 0 ? 0 : (Math.max(0, side.total) / gained) * (TALLEST / tallest);
  let top = GROUND;
  if (side.isWinner) drawGlow(pen, x, GROUND - gained * unit - CARD.height / 2);
  side.parts.forEach((points, part) => {
    if (points <= 0) return;
    const height = points * unit;
    top -= height;
    drawStone(pen, x - width / 2 + part * 4, top, width - part * 8, height, stones[part % stones.length]!);
    if (height >= 20)
      write(pen, part === 0 ? String(points) : `+${points}`, { x, y: top + height / 2 + 7, size: 20, font: 'display', color: '#ffffff' });
  });
  const color = seats[seat % seats.length]!;
  drawCard(pen, picture, x, top, seat, side.isWinner ? '#ffb454' : color);
  write(pen, String(side.total), { x, y: top - CARD.height - 18, size: 48, font: 'display', color: side.isWinner ? '#ffcf8a' : '#f3ede0' });
  drawShape(pen, seat, x - 11, GROUND + 10, 22, color);
  write(pen, side.name, { x, y: GROUND + 58, size: 24, color: '#e8f1f2', most: width + 20 });
}

function drawPlace(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  for (const [at, color] of [
    [0, '#050b14'],
    [0.55, '#0d2436'],
    [0.82, '#1b5560'],
    [1, '#08131f'],
  ] as const)
    sky.addColorStop(at, color);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#08131f';
  pen.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND);
  pen.fillStyle = '#c9a45c';
  pen.fillRect(0, GROUND, WIDTH, 2);
}

function drawStone(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, color: string): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = 'rgb(0 0 0 / 0.22)';
  pen.fillRect(x + width / 2, y, width / 2, height);
  for (let row = y + 12; row < y + height; row += 12) pen.fillRect(x, row, width, 1);
  pen.fillStyle = 'rgb(255 255 255 / 0.25)';
  pen.fillRect(x - 3, y, width + 6, 3);
}

function drawGlow(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const light = pen.createRadialGradient(x, y, 10, x, y, 260);
  light.addColorStop(0, 'rgb(255 190 96 / 0.55)');
  light.addColorStop(1, 'rgb(255 190 96 / 0)');
  pen.fillStyle = light;
  pen.fillRect(x - 260, y - 260, 520, 520);
}

/** The card stands on the tower; without one, the sign of the seat. */
function drawCard(
  pen: CanvasRenderingContext2D,
  picture: HTMLImageElement | null,
  x: number,
  bottom: number,
  seat: number,
  rim: string,
): void {
  const { width, height } = CARD;
  if (picture === null) return drawShape(pen, seat, x - 42, bottom - 100, 84, rim);
  const [left, top] = [x - width / 2, bottom - height];
  const ratio = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [w, h] = [picture.naturalWidth * ratio, picture.naturalHeight * ratio];
  pen.save();
  pen.beginPath();
  pen.roundRect(left, top, width, height, 8);
  pen.clip();
  pen.drawImage(picture, x - w / 2, top + (height - h) / 2, w, h);
  pen.restore();
  pen.strokeStyle = rim;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(left, top, width, height, 8);
  pen.stroke();
}

const outlineOf = (seat: number): Path2D => new Path2D(seatShapes[seat] ?? seatShapes[0]!);

function drawShape(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number, color: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = color;
  pen.fill(outlineOf(seat));
  pen.restore();
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly font?: 'display' | 'text';
  readonly align?: CanvasTextAlign;
  /** The widest it may be: longer texts are written smaller. */
  readonly most?: number;
}

const families = { display: "Forum, 'Times New Roman', serif", text: "'Alegreya Variable', Georgia, serif" } as const;

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, size, color, font = 'text', align = 'center', most = WIDTH }: Writing,
): void {
  pen.font = `${size}px ${families[font]}`;
  const width = pen.measureText(text).width;
  if (width > most) pen.font = `${(size * most) / width}px ${families[font]}`;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** The fonts for every letter of the picture; a device without them uses its own. */
async function loadFonts({ title, headline, how, sides }: ResultPicture): Promise<void> {
  const letters = `${title}${headline}${how}${sides.map(({ name }) => name).join('')}0123456789`;
  const wanted = Object.values(families).map((family) => document.fonts.load(`20px ${family.split(',')[0]!}`, letters));
  await Promise.allSettled(wanted);
}

/** How many milliseconds a picture may take to load before the sign of the seat is drawn in its place. */
const PATIENCE = 3000;

async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = new Image();
  image.src = address;
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  const picture = await Promise.race([image.decode().then(() => image), late]).catch(() => null);
  return picture !== null && picture.naturalWidth > 0 ? picture : null;
}
