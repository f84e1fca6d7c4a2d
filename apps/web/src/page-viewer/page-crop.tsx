import { useQuery } from '@tanstack/react-query';
import { Spinner } from '../parts/spinner.tsx';
import { pageViewerWords as words } from '../words/page-viewer.ts';
import { cropAround, frameHeight } from './crop-around.ts';
import type { Box } from './fractions.ts';
import type { PageSource } from './page-source.ts';
import { pictureUrl } from './picture-store.ts';
import './page-crop.css';

interface PageCropProps {
  readonly source: PageSource;
  readonly pageNo: number;
  readonly box: Box;
  /** What is seen there, for those who do not see it. */
  readonly label: string;
}

/** Wide enough to read the words around a value; the same for every crop, so that a page is fetched once for all of them. */
const PICTURE_PX = 1200;
const FRAME_WIDTH = 300;
const LETTER = 11 / 8.5;

/** The piece of a page around a box. The whole picture is there; a frame shows only this piece of it. */
export function PageCrop({ source, pageNo, box, label }: PageCropProps) {
  const { data, error } = useQuery(source.image(pageNo, PICTURE_PX));
  const aspect = source.aspect(pageNo) ?? LETTER;
  const frame = { width: FRAME_WIDTH, height: frameHeight(box, aspect) };
  const { width, left, top } = cropAround(box, aspect, frame);
  return (
    <div className="page-crop" style={frame}>
      {data === undefined ? (
        <span className="page-crop-message" role={error ? 'alert' : undefined}>
          {error ? error.message : <Spinner />}
        </span>
      ) : (
        <>
          <img
            src={pictureUrl(data)}
            alt={words.crop(label, pageNo)}
            draggable={false}
            style={{ width, height: width * aspect, left, top }}
          />
          <span
            className="page-crop-box"
            style={{
              left: left + box.x * width,
              top: top + box.y * width * aspect,
              width: box.w * width,
              height: box.h * width * aspect,
            }}
          />
        </>
      )}
    </div>
  );
}
