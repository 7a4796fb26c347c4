import { useEffect, useState, type ReactNode } from 'react';
import { drawResult, HEIGHT, WIDTH, type ResultPicture } from './share-picture.ts';
import { useWords } from '../text/words.tsx';

interface Props {
  readonly result: ResultPicture;
  readonly fileName: string;
  /** The link that is sent with the picture. */
  readonly address: string;
}

/** The picture of the result, to be saved or sent. */
export function SharePicture({ result, fileName, address }: Props): ReactNode {
  const { share } = useWords();
  const file = usePicture(result, fileName);
  if (file === null) return <p className="share-picture is-empty">{share.drawing}</p>;
  return (
    <>
      <img className="share-picture" src={file.url} width={WIDTH} height={HEIGHT} alt={share.pictureOf(result.title, result.headline)} />
      <a className="move" href={file.url} download={fileName}>
        {share.picture}
      </a>
      {canSend(file.picture) && (
        <button type="button" className="move" onClick={() => void send(file.picture, result.headline, address)}>
          {share.sendPicture}
        </button>
      )}
    </>
  );
}

interface DrawnPicture {
  readonly picture: File;
  /** As a data URL: the page's security policy allows no blob URLs for pictures. */
  readonly url: string;
}

/** Null until the picture is drawn. It is drawn once: what it shows does not change any more. */
function usePicture(result: ResultPicture, fileName: string): DrawnPicture | null {
  const [drawn, setDrawn] = useState<DrawnPicture | null>(null);
  const [first] = useState(result);
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const canvas = document.createElement('canvas');
      await drawResult(canvas, first, new Date());
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (blob === null || !isWanted) return;
      setDrawn({ picture: new File([blob], fileName, { type: 'image/png' }), url: canvas.toDataURL('image/png') });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [first, fileName]);
  return drawn;
}

const canSend = (picture: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] });

async function send(picture: File, title: string, url: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title, url });
  } catch {
    // closed without sending
  }
}
